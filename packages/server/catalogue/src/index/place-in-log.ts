/** How far the log of changes has been read, and on which timeline: a number of another may mean something else. */
export type PlaceInLog = { upTo: number; timeline: number }

/**
 * How far the log of changes has been read, and on which timeline, since the same number on another may mean
 * something else.
 */
export type PlaceInLog = { upTo: number; timeline: number }

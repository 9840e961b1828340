/** The maximum length of a staff note about a lot, in characters. */
export const lotNoteLimit = 2000

/** Characters of a note that staff writes of a lot. */
export const lotNoteLimit = 2000

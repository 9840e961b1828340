/**
 * By which list of codes and phrases, and which rules about them, damage is found in a reading. Raised with each change of
 * what is found: readings that were judged by an earlier one are judged again.
 */
export const wordListVersion = 1

/**
 * The version of the codes and phrases, and of the rules about them, that damage in a reading is found by. Increased
 * with each change to what is found: readings judged by an earlier version are judged again.
 */
export const wordListVersion = 1

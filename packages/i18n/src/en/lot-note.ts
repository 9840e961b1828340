export const lotNote = {
  add: 'Add note',
  edit: 'Edit the note',
  save: 'Save',
  help: 'Clients who open this lot can read it. Press Enter to save and Shift+Enter for a new line.',
  history: 'Note history',
  none: 'Nothing has been written about this lot yet.',
  removed: 'The note was removed.',
} as const

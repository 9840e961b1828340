/** A text as a cell of a spreadsheet takes it: the file is XML, which has no place for control characters. */
export const spreadsheetText = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')

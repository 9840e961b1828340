/** A text as a spreadsheet cell accepts it: the file is XML, which does not allow control characters. */
export const spreadsheetText = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')

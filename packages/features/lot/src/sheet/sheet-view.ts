const key = 'sheetView'

/** The view of a sheet that was looked at last, on whatever lot: the hall's own, until another one is opened. */
export const lastSheetView = (): string => globalThis.sessionStorage?.getItem(key) ?? 'original'

export const keepSheetView = (view: string) => globalThis.sessionStorage?.setItem(key, view)

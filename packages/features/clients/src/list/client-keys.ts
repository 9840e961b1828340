/** The single keys of the list, with the names of what they do. */
export const clientKeys = [
  { caps: ['J', 'K'], text: 'keyMove' },
  { caps: ['↵'], text: 'keyOpen' },
  { caps: ['L'], text: 'keyLimits' },
  { caps: ['R'], text: 'keyRole' },
  { caps: ['M'], text: 'keyManager' },
  { caps: ['B'], text: 'keyBid' },
  { caps: ['N'], text: 'keyAdd' },
  { caps: ['/'], text: 'keySearch' },
  { caps: ['?'], text: 'keyAll' },
] as const

/** Below the list there is room for eight; one of them is on its button. */
export const hintedKeys = clientKeys.filter(({ text }) => text !== 'keyAdd')

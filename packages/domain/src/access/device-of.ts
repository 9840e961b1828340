const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const nameIn = (list: typeof browsers, text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? ''

/** What a browser's user agent says it is, in words its user would use. */
export const deviceOf = (userAgent: string) => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
  phone: /iPhone|Android|Mobile/.test(userAgent),
})

/** What members do with a lot beside bidding; the shared page has none of it. */
export const lotTools = {
  photos: 'Photos',
  download: 'Download photos',
  downloading: 'Downloading..{{percent}}%',
  noLink: 'Didn’t find download link',
  translation: {
    tab: 'AI translation',
    language: 'Translation language',
    translate: 'Translate',
    pending: 'Translation in progress',
    notice: 'Machine translation, not guaranteed. Ask your manager for a checked one.',
    none: 'No translation available',
    alt: 'Translated auction sheet',
  },
} as const

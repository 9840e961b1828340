/** What members do with a lot beside bidding; the shared page has none of it. */
export const lotTools = {
  photos: 'Photos',
  download: 'Download photos',
  downloading: 'Downloading..{{percent}}%',
  extra: {
    request: 'Request extra images',
    left: '{{left}} left today',
    loading: 'Extra images are on their way, it takes about 30 seconds.',
    came_one: '{{count}} more photo.',
    came_other: '{{count}} more photos.',
    none: 'The hall has no extra images of this lot. The request was not counted.',
    why: 'The hall limits how many lots a day these may be asked for.',
  },
  noLink: 'Didn’t find download link',
  translation: {
    tab: 'AI translation',
    managerTab: 'Manager translation',
    language: 'Translation language',
    translate: 'Translate',
    pending: 'Translation in progress',
    notice: 'Machine translation, not guaranteed. Ask your manager for a checked one.',
    none: 'No translation available',
    alt: 'Translated auction sheet',
  },
} as const

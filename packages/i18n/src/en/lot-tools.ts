/** What members do with a lot beside bidding; the shared page has none of it. */
export const lotTools = {
  photos: 'Photos',
  download: 'Download photos',
  downloading: 'Downloading..{{percent}}%',
  noLink: 'Didn’t find download link',
} as const

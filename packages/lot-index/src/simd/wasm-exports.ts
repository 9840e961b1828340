/** kernels.c: addresses and bounds go in, counts come out. */
export type Exports = Record<
  | 'intersect2'
  | 'intersect3'
  | 'unite'
  | 'subtract'
  | 'countRange'
  | 'countBoth'
  | 'countListed'
  | 'countRuns'
  | 'countPlaces'
  | 'meet'
  | 'exceeds'
  | 'histogram1'
  | 'histogram2'
  | 'histogram3'
  | 'histogram4'
  | 'rowHistogram1'
  | 'rowHistogram2'
  | 'rowHistogram3'
  | 'rowHistogram4'
  | 'extract'
  | 'extremes1'
  | 'extremes2'
  | 'extremes4',
  (...numbers: number[]) => number
>

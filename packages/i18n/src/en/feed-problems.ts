/**
 * Why a line of a feed is skipped; the field’s name comes before it. The English texts are kept with the line and sent
 * to programs.
 */
export const feedProblems = {
  flag: 'must be true or false',
  oneOf: 'must be one of {{list}}',
  status: 'is not a status: give a code from 4531 to 4539 or its name',
  text: 'must be text',
  longer: 'is longer than {{count}} characters',
  nul: 'contains a NUL character',
  whole: 'must be a whole number',
  number: 'must be a number',
  range: 'must be from {{min}} to {{max}}',
  time: 'is not a time such as {{example}}',
  zone: 'needs a zone, such as {{example}}',
  day: 'is not a day of the calendar',
  years: 'must be in the years {{min}} to {{max}}',
  url: 'must be an http or https URL',
  urls: 'must be a list of URLs',
  manyUrls: 'has more than {{count}} URLs',
  object: 'must be an object',
  large: 'is too large',
  characters: 'contains characters that cannot be stored',
  required: 'is required',
  jsonObject: 'is not a JSON object',
  json: 'is not valid JSON',
  columns: 'has {{count}} columns, the header has {{head}}',
  noLot: 'no such lot for this result',
  otherLot: '{{listed}} has the digits of another lot of that day, {{other}}',
  quotes: 'has quotes that do not match',
} as const

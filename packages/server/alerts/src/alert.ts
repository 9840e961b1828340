/** What reaches somebody away from an open page. */
export type Alert = {
  /** Of the event, or of the summary: what comes twice is shown once. At most 32 characters of base64url. */
  tag: string
  title: string
  body: string
  /** A path of the site. */
  path: string
  urgent: boolean
  /** When it happened, ISO 8601 in UTC. */
  at: string
  /** The bid, where it says what a seller asks. */
  askedAbout?: number
}

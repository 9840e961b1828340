/** What reaches somebody who has no page open. */
export type Alert = {
  /**
   * Identifies the event or the summary, so that one that arrives twice is shown once. At most 32 characters of
   * base64url.
   */
  tag: string
  title: string
  body: string
  /** A path on the site. */
  path: string
  urgent: boolean
  /** When it happened, ISO 8601 in UTC. */
  at: string
  /** The bid, if the alert says what a seller asks. */
  askedAbout?: number
}

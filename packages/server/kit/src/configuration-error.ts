/** Something only the operator can fix: its message is one sentence that says what to do. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** An error that the user can fix: `message` is what failed, `advice` what to do. */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {string} advice
   */
  constructor(message, advice) {
    super(message)
    this.advice = advice
  }
}

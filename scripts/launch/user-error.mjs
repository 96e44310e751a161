/** Something a person can put right: the message says what failed, the advice what to do. */
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

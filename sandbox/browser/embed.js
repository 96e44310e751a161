// @ts-check
import { formatWhileTyping, groupExpiry, groupNumber, readExpiry } from './card-fields.js'
import { brandOf, digitsOf, entryProblems, isAmex } from './card-rules.js'

/**
 * @typedef {'email' | 'number' | 'expiry' | 'cvc' | 'name'} Field
 * @typedef {{ field?: Field, message: string }} Problem
 * @typedef {{ status: 'open' | 'complete' | 'expired', email: string | null, amount: string,
 *   isFree: boolean, items: { name: string, quantity: number, amount: string }[],
 *   discount: { name: string, amount: string } | null, redirectTo: string | null }} Checkout
 * @typedef {{ state: 'complete', redirectTo: string | null } | { state: 'expired' } | { state: 'challenge' }
 *   | { state: 'repriced', checkout: Checkout } | { state: 'refused', problem: Problem }} PaymentResult
 */

/** @type {<T extends HTMLElement>(id: string) => T} */
const byId = (id) => /** @type {never} */ (document.getElementById(id))
/** @param {Field} field @returns {HTMLInputElement} */
const input = (field) => byId(field)

/** @type {Field[]} */
const fields = ['email', 'number', 'expiry', 'cvc', 'name']
const form = /** @type {HTMLFormElement} */ (byId('card-form'))
const payButton = /** @type {HTMLButtonElement} */ (byId('pay'))
const challengeButtons = [byId('authenticate'), byId('refuse')].map(
  (b) => /** @type {HTMLButtonElement} */ (b),
)
const parentOrigin = /** @type {HTMLMetaElement} */ (document.querySelector('meta[name=parent-origin]'))
  .content
const unreachable = "We couldn't reach the payment service. Check your connection and try again."

let clientSecret = ''
/** @type {Checkout | undefined} */
let checkout

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== parentOrigin) return
  if (event.data?.type === 'init' && typeof event.data.clientSecret === 'string' && clientSecret === '') {
    clientSecret = event.data.clientSecret
    begin()
  }
  if (event.data?.type === 'font') {
    const { family, weight, bytes } = event.data
    document.fonts.add(new FontFace(family, bytes, { weight }))
  }
})
new ResizeObserver(() => {
  postToParent({ type: 'resize', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })
}).observe(document.documentElement)

form.addEventListener('submit', (event) => {
  event.preventDefault()
  pay()
})
byId('authenticate').addEventListener('click', () => answerChallenge('complete'))
byId('refuse').addEventListener('click', () => answerChallenge('fail'))
formatWhileTyping(input('number'), (text) => groupNumber(digitsOf(text)))
formatWhileTyping(input('expiry'), groupExpiry)
formatWhileTyping(input('cvc'), (text) =>
  digitsOf(text).slice(0, isAmex(digitsOf(input('number').value)) ? 4 : 3),
)
for (const field of fields) input(field).addEventListener('input', () => showProblem(field, ''))
input('number').addEventListener('input', () => {
  byId('brand').textContent = brandOf(digitsOf(input('number').value))
})

postToParent({ type: 'ready' })

async function begin() {
  try {
    const loaded = await call('init', {})
    checkout = loaded
    showCheckout(loaded)
  } catch (error) {
    showEnd("We couldn't load the payment form", messageOf(error))
  } finally {
    byId('checkout').removeAttribute('aria-busy')
  }
}

/** @param {Checkout} loaded */
function showCheckout(loaded) {
  byId('loading').hidden = true
  if (loaded.status === 'expired') return showExpired()
  if (loaded.status === 'complete') return showComplete(loaded.redirectTo)
  const rows = loaded.items.map(({ name, quantity, amount }) => ({
    name: quantity === 1 ? name : `${name} × ${quantity}`,
    amount,
  }))
  byId('items').replaceChildren(
    ...[...rows, ...(loaded.discount ? [loaded.discount] : [])].flatMap(({ name, amount }) => [
      element('dt', name),
      element('dd', amount),
    ]),
  )
  // A single item is its own total.
  const isSingle = rows.length === 1 && !loaded.discount
  byId('summary').classList.toggle('single', isSingle)
  byId('total-line').hidden = isSingle
  byId('card-fields').hidden = loaded.isFree
  byId('test-cards').hidden = loaded.isFree
  byId('form-title').textContent = loaded.isFree ? 'Nothing to pay' : 'Pay by card'
  byId('form-title').classList.toggle('visually-hidden', !loaded.isFree)
  byId('total').textContent = loaded.amount
  byId('email-field').hidden = loaded.email !== null
  setBusy(false)
  show('summary', 'card-form')
}

async function pay() {
  if (!checkout || payButton.disabled) return
  const card = checkout.isFree ? undefined : readCard()
  const problems = [
    ...validateEmail(),
    ...(card ? [...validateName(card), ...entryProblems(card, new Date())] : []),
  ]
  for (const field of fields)
    showProblem(field, problems.find((problem) => problem.field === field)?.message ?? '')
  byId('payment-problem').textContent = ''
  const first = fields.find((field) => problems.some((problem) => problem.field === field))
  if (first) return input(first).focus()

  setBusy(true)
  await proceed(() => call('pay', { card, email: checkout?.email ?? input('email').value.trim() }))
}

/** @param {'complete' | 'fail'} answer */
async function answerChallenge(answer) {
  setBusy(true)
  await proceed(() => call('authenticate', { answer }))
}

/** @param {() => Promise<PaymentResult>} sendRequest */
async function proceed(sendRequest) {
  try {
    const result = await sendRequest()
    if (result.state === 'complete') return showComplete(result.redirectTo)
    setBusy(false)
    if (result.state === 'expired') return showExpired()
    if (result.state === 'challenge') return showChallenge()
    if (result.state === 'repriced') return showRepriced(result.checkout)
    show('summary', 'card-form')
    showRefusal(result.problem)
  } catch (error) {
    setBusy(false)
    const errorId = byId('challenge').hidden ? 'payment-problem' : 'challenge-problem'
    byId(errorId).textContent = messageOf(error)
  }
}

function readCard() {
  const number = digitsOf(input('number').value)
  return {
    number,
    ...readExpiry(input('expiry').value),
    cvc: digitsOf(input('cvc').value),
    name: input('name').value.trim(),
  }
}

/** @returns {{ field: Field, message: string }[]} */
function validateEmail() {
  const isMissing =
    checkout?.email === null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input('email').value.trim())
  return isMissing ? [{ field: 'email', message: 'Enter a complete email address.' }] : []
}

/** @param {{ name: string }} card @returns {{ field: Field, message: string }[]} */
function validateName(card) {
  return card.name === '' ? [{ field: 'name', message: 'Enter the name on your card.' }] : []
}

/** @param {string} tag @param {string} text */
function element(tag, text) {
  const created = document.createElement(tag)
  created.textContent = text
  return created
}

/** @param {Checkout} repriced */
function showRepriced(repriced) {
  checkout = repriced
  showCheckout(repriced)
  byId('payment-problem').textContent =
    `This code is no longer valid. You haven't been charged. The total is now ${repriced.amount}.`
  byId('payment-problem').focus()
}

/** @param {Problem} problem */
function showRefusal(problem) {
  if (problem.field) {
    showProblem(problem.field, problem.message)
    input(problem.field).focus()
  } else {
    const advice = "You haven't been charged. Try another card, or contact your bank and try again."
    byId('payment-problem').replaceChildren(element('p', problem.message), element('p', advice))
    byId('payment-problem').focus()
  }
}

/** @param {Field} field @param {string} message */
function showProblem(field, message) {
  byId(`${field}-error`).textContent = message
  input(field).setAttribute('aria-invalid', String(message !== ''))
}

function showChallenge() {
  byId('challenge-amount').textContent = checkout?.amount ?? ''
  byId('challenge-card').textContent = readCard().number.slice(-4)
  byId('challenge-problem').textContent = ''
  show('challenge')
  byId('challenge-title').focus()
}

/** @param {string | null} redirectTo */
function showComplete(redirectTo) {
  // Keep the button busy before a redirect.
  if (redirectTo === null || checkout?.status === 'complete') {
    showEnd('Payment complete', 'Thank you. Your payment was received.')
  }
  postToParent({ type: 'complete', redirectTo })
}

function showExpired() {
  showEnd('This checkout has expired', "You weren't charged. Please start your purchase again.")
}

/** @param {string} title @param {string} text */
function showEnd(title, text) {
  byId('loading').hidden = true
  byId('ended-title').textContent = title
  byId('ended-text').textContent = text
  show('ended')
  byId('ended-title').focus()
}

/** @param {...string} ids */
function show(...ids) {
  for (const id of ['summary', 'card-form', 'challenge', 'ended']) byId(id).hidden = !ids.includes(id)
}

/** @param {boolean} busy */
function setBusy(busy) {
  payButton.disabled = busy
  payButton.textContent = busy
    ? 'Processing...'
    : checkout?.isFree
      ? 'Complete order'
      : `Pay ${checkout?.amount ?? ''}`
  for (const field of fields) input(field).readOnly = busy
  for (const button of challengeButtons) button.disabled = busy
}

/** @param {string} step @param {object} body @returns {Promise<any>} */
async function call(step, body) {
  const response = await fetch(`/embed/api/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, ...body }),
  })
  const result = await response.json()
  if (response.status >= 500 || response.status === 429) throw new Error('the payment service failed')
  if (!response.ok) throw new CallError(result.error.message)
  return result
}

class CallError extends Error {}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof CallError ? error.message : unreachable
}

/** @param {object} message */
function postToParent(message) {
  window.parent.postMessage(message, parentOrigin)
}

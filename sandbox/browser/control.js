// @ts-check
// The control page: shows the sandbox data and injects faults.

/**
 * @typedef {{ id: string, created: number, email: string | null, amount: string, status: string, paymentStatus: string,
 *   isProcessing: boolean, card: string | null, lastError: string | null, refunded: string | null,
 *   refunds: { id: string, status: string, amount: string }[],
 *   dispute: { id: string, status: string } | null }} SessionRow
 * @typedef {{ id: string, created: number, type: string, pending_webhooks: number }} EventRow
 * @typedef {{ event: string, type: string, at: string, attempt: number, outcome: string, status: number | null,
 *   error: string | null }} DeliveryRow
 * @typedef {{ id: string, kind: string, when: string, next?: number, probability?: number, seed?: number, path: string,
 *   hits: number }} FaultRow
 */

const refreshMs = 2000

const cards = [
  ['4242424242424242', 'Visa, succeeds'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient funds'],
  ['4000002760003184', '3-D Secure, confirmed'],
  ['4000000000000259', 'succeeds, then disputed'],
  ['4000000000007726', 'succeeds, refund pending first'],
  ['4000000000005126', 'succeeds, refund fails later'],
  ['4000000000008104', 'processing, succeeds later'],
  ['4000000000008203', 'processing, fails later'],
]

/** @type {<T extends HTMLElement>(id: string) => T} */
const byId = (id) => /** @type {never} */ (document.getElementById(id))
const rulesForm = /** @type {HTMLFormElement} */ (byId('rules'))
const faultForm = /** @type {HTMLFormElement} */ (byId('fault'))
/** Rendered data per table, so that a table is rendered again only after a change. */
const renderedData = new Map()

// Scroll areas must be reachable by keyboard.
for (const scroller of document.querySelectorAll('.scroll')) scroller.setAttribute('tabindex', '0')

rulesForm.addEventListener('submit', (event) => {
  event.preventDefault()
  const rules = Object.fromEntries(numberFields(rulesForm))
  runAction('Delivery rules applied.', 'POST', '/deliveries/rules', {
    ...rules,
    hold: checkbox('hold').checked,
  })
})
for (const button of rulesForm.querySelectorAll('button[data-release]')) {
  const order = /** @type {HTMLElement} */ (button).dataset.release
  button.addEventListener('click', () =>
    runAction('Held events released.', 'POST', '/deliveries/release', { order }),
  )
}
faultForm.addEventListener('submit', (event) => {
  event.preventDefault()
  const data = new FormData(faultForm)
  const { probability, next, ms } = Object.fromEntries(numberFields(faultForm))
  const howOften = probability === undefined ? { next } : { probability }
  const fault = { kind: data.get('kind'), when: data.get('when'), ms, ...howOften }
  runAction('Fault added.', 'POST', '/faults', fault)
})
byId('reset').addEventListener('click', async () => {
  await runAction('All faults and delivery rules removed.', 'POST', '/reset')
  showRules(await get('/deliveries?limit=1'))
})

showRules(await get('/deliveries?limit=1'))
await refresh()
setInterval(() => document.visibilityState === 'visible' && refresh(), refreshMs)

async function refresh() {
  try {
    const [sessions, events, deliveries, faults] = await Promise.all([
      get('/sessions?limit=50'),
      get('/events?limit=50'),
      get('/deliveries?limit=50'),
      get('/faults'),
    ])
    byId('no-sessions').hidden = sessions.data.length > 0
    renderTable('sessions', sessions.data, sessionRow)
    renderTable('events', events.data, eventRow)
    renderTable('deliveries', deliveries.data, deliveryRow)
    renderTable('faults', faults.data, faultRow)
    byId('webhook-url').textContent = deliveries.url ?? 'no URL (none is configured)'
    const { held, scheduled, running } = deliveries.waiting
    byId('waiting').textContent = `${held} held, ${scheduled} scheduled, ${running} in flight.`
  } catch {
    showMessage("The sandbox isn't responding. This page updates when it's back.", true)
  }
}

/** @template T @param {string} id @param {T[]} data @param {(value: T) => HTMLElement} renderRow */
function renderTable(id, data, renderRow) {
  const table = byId(id)
  const json = JSON.stringify(data)
  // Rendering a table in use would lose the focus and unsaved input.
  if (renderedData.get(id) === json || table.contains(document.activeElement)) return
  renderedData.set(id, json)
  table.replaceChildren(...data.map(renderRow))
}

/** @param {SessionRow} session */
function sessionRow(session) {
  const details = [
    session.card && `card ending in ${session.card}`,
    session.status === 'open' && session.lastError,
    session.refunded && `${session.refunded} refunded`,
    session.dispute && `dispute ${session.dispute.status.replaceAll('_', ' ')}`,
  ].filter(Boolean)
  const tone = session.status === 'complete' ? 'good' : session.status === 'open' ? 'doubtful' : 'poor'
  return make('tr', {}, [
    make('td', { textContent: timeText(session.created * 1000) }),
    make('td', {}, [session.email ?? '–', make('br'), code(session.id)]),
    make('td', { textContent: session.amount }),
    make('td', {}, [
      make('span', { className: 'state' }, [
        make('span', { className: tone, textContent: `${session.status}, ${session.paymentStatus}` }),
        make('small', { textContent: details.join('; ') }),
      ]),
    ]),
    make('td', {}, [make('div', { className: 'actions' }, actionsFor(session))]),
  ])
}

/** @param {SessionRow} session @returns {Node[]} */
function actionsFor(session) {
  const path = `/sessions/${session.id}`
  if (session.status === 'open') {
    const cardSelect = /** @type {HTMLSelectElement} */ (
      make(
        'select',
        { ariaLabel: 'Card' },
        cards.map(([number, outcome]) =>
          make('option', { value: number, textContent: `…${number?.slice(-4)} ${outcome}` }),
        ),
      )
    )
    return [
      cardSelect,
      action('Pay', () =>
        runAction('Done.', 'POST', `${path}/pay`, { card: cardSelect.value, authenticate: 'complete' }),
      ),
      action('Expire', () => runAction('Session expired.', 'POST', `${path}/expire`)),
    ]
  }
  if (session.status !== 'complete') return []
  if (session.paymentStatus === 'unpaid') {
    return session.isProcessing
      ? ['succeed', 'fail'].map((outcome) =>
          action(`Payment ${outcome}s`, () =>
            runAction('Payment finished.', 'POST', `${path}/finish`, { outcome }),
          ),
        )
      : []
  }
  const unfinished = session.refunds.filter((refund) => refund.status === 'pending')
  const { dispute } = session
  const isOpen = dispute && !['won', 'lost'].includes(dispute.status)
  const amount = /** @type {HTMLInputElement} */ (
    make('input', {
      type: 'number',
      min: '1',
      step: '1',
      placeholder: 'all',
      ariaLabel: 'Amount to refund in cents',
    })
  )
  return [
    amount,
    action('Refund', () =>
      runAction(
        'Refund created.',
        'POST',
        `${path}/refund`,
        amount.value === '' ? {} : { amount: Number(amount.value) },
      ),
    ),
    ...unfinished.map(({ id }) =>
      action('Finish refund', () => runAction('Refund finished.', 'POST', `/refunds/${id}/finish`)),
    ),
    ...(dispute ? [] : [action('Dispute', () => runAction('Dispute opened.', 'POST', `${path}/dispute`))]),
    ...(isOpen
      ? ['won', 'lost'].map((status) =>
          action(`Dispute ${status}`, () =>
            runAction(`Dispute ${status}.`, 'POST', `/disputes/${dispute.id}`, { status }),
          ),
        )
      : []),
  ]
}

/** @param {EventRow} event */
function eventRow(event) {
  const received = event.pending_webhooks === 0
  return make('tr', {}, [
    make('td', { textContent: timeText(event.created * 1000) }),
    make('td', { textContent: event.type }),
    make('td', {}, [code(event.id)]),
    make('td', { className: received ? 'good' : 'doubtful', textContent: received ? 'yes' : 'not yet' }),
    make('td', {}, [
      action('Resend', () => runAction(`${event.type} resent.`, 'POST', `/events/${event.id}/resend`)),
    ]),
  ])
}

/** @param {DeliveryRow} delivery */
function deliveryRow(delivery) {
  const tone = delivery.outcome === 'delivered' ? 'good' : 'poor'
  const reason = delivery.error ?? (delivery.status === null ? '' : `status ${delivery.status}`)
  return make('tr', {}, [
    make('td', { textContent: timeText(delivery.at) }),
    make('td', { textContent: delivery.type }),
    make('td', {}, [code(delivery.event)]),
    make('td', { textContent: String(delivery.attempt) }),
    make('td', {}, [
      make('span', { className: tone, textContent: delivery.outcome }),
      reason === '' ? null : ` (${reason})`,
    ]),
  ])
}

/** @param {FaultRow} fault */
function faultRow(fault) {
  const frequency =
    fault.probability === undefined
      ? `next ${(fault.next ?? 1) - fault.hits} requests`
      : `probability ${fault.probability}, seed ${fault.seed}`
  return make('li', {}, [
    make('span', { textContent: `${fault.kind} ${fault.when}, ${frequency}, ${fault.path}…` }),
    action('Remove', () => runAction('Fault removed.', 'DELETE', `/faults/${fault.id}`)),
  ])
}

/** @param {{ rules: Record<string, number | boolean> }} deliveries */
function showRules({ rules }) {
  for (const input of rulesForm.querySelectorAll('input')) {
    if (input.type === 'checkbox') input.checked = Boolean(rules[input.name])
    else input.value = String(rules[input.name])
  }
}

/** @param {string} successMessage @param {string} method @param {string} path @param {object} [body] */
async function runAction(successMessage, method, path, body) {
  const response = await fetch(`/control/api${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  const result = await response.json()
  if (!response.ok) showMessage(result.error.message, true)
  else if (result.state === 'refused') showMessage(result.problem.message, true)
  else showMessage(successMessage, false)
  // A table with focus is not rendered again, so take the focus away from the pressed button.
  if (document.activeElement instanceof HTMLButtonElement && document.activeElement.closest('td, li')) {
    document.activeElement.blur()
  }
  await refresh()
}

/** @param {string} text @param {boolean} bad */
function showMessage(text, bad) {
  byId('message').textContent = text
  byId('message').classList.toggle('bad', bad)
}

/** @param {string} path @returns {Promise<any>} */
async function get(path) {
  return (await fetch(`/control/api${path}`)).json()
}

/** @param {HTMLFormElement} form @returns {[string, number][]} */
function numberFields(form) {
  return [...form.querySelectorAll('input')]
    .filter((input) => input.type === 'number' && input.value !== '')
    .map((input) => [input.name, Number(input.value)])
}

/** @param {string} name */
function checkbox(name) {
  return /** @type {HTMLInputElement} */ (rulesForm.elements.namedItem(name))
}

/** @param {string} label @param {() => void} run */
function action(label, run) {
  return make('button', { type: 'button', textContent: label, onclick: run })
}

/** @param {string} id */
function code(id) {
  const short = id.length > 24 ? `${id.slice(0, 16)}…${id.slice(-6)}` : id
  return make('code', { textContent: short, title: id })
}

/** @param {number | string} at */
function timeText(at) {
  return new Date(at).toLocaleTimeString()
}

/** @param {string} tag @param {object} [properties] @param {(Node | string | null)[]} [children] */
function make(tag, properties = {}, children = []) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children.filter((child) => typeof child === 'string' || child instanceof Node))
  return element
}

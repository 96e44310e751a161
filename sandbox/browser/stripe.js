// @ts-check
// Replacement for Stripe.js that supports only embedded Checkout.
;(() => {
  const origin = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin
  let instanceExists = false

  /** @param {string} message */
  function integrationError(message) {
    const error = new Error(message)
    error.name = 'IntegrationError'
    return error
  }

  /** @param {string} method */
  const notSupported = (method) => () => {
    throw integrationError(`The card sandbox does not support ${method}().`)
  }

  /**
   * @typedef {{ clientSecret?: string | null, fetchClientSecret?: (() => Promise<string>) | null,
   *   onComplete?: () => void }} CheckoutOptions
   * @param {CheckoutOptions} options
   */
  async function createEmbeddedCheckoutPage(options) {
    if (instanceExists) throw integrationError('You cannot have multiple Embedded Checkout objects.')
    instanceExists = true
    try {
      const secret = options.fetchClientSecret ? await options.fetchClientSecret() : options.clientSecret
      const [sessionId, rest] = String(secret).split('_secret_')
      if (!secret || !sessionId || !rest)
        throw integrationError('The client secret does not belong to a Checkout Session.')
      return checkoutPage(secret, sessionId, options.onComplete)
    } catch (error) {
      instanceExists = false
      throw error
    }
  }

  /**
   * Sends the fonts of the page, so that the form looks like a part of it. As bytes, because the form may not load
   * files of another site.
   * @param {HTMLIFrameElement} frame
   */
  async function sendFonts(frame) {
    const rules = [...document.styleSheets].flatMap((sheet) => {
      try {
        return [...sheet.cssRules]
      } catch {
        // The rules of another site's style sheet cannot be read.
        return []
      }
    })
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const { style, parentStyleSheet } = rule
      const [, file] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? []
      const isEnglish = style.getPropertyValue('unicode-range').includes('U+20-7E')
      if (!file || !isEnglish || style.getPropertyValue('font-style') === 'italic') continue
      const response = await fetch(new URL(file, parentStyleSheet?.href ?? document.baseURI))
      if (!response.ok) continue
      const family = style.getPropertyValue('font-family').replaceAll('"', '')
      const weight = style.getPropertyValue('font-weight')
      const message = { type: 'font', family, weight, bytes: await response.arrayBuffer() }
      frame.contentWindow?.postMessage(message, origin)
    }
  }

  /**
   * @param {string} clientSecret
   * @param {string} sessionId
   * @param {(() => void) | undefined} onComplete
   */
  function checkoutPage(clientSecret, sessionId, onComplete) {
    /** @type {HTMLIFrameElement | null} */
    let frame = null
    let destroyed = false

    /** @param {MessageEvent} event */
    function receive(event) {
      if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return
      const message = event.data
      // Send the secret as a message: in the URL it would end up in histories and logs.
      if (message?.type === 'ready') {
        frame.contentWindow?.postMessage({ type: 'init', clientSecret }, origin)
        sendFonts(frame)
      }
      if (message?.type === 'resize' && Number.isFinite(message.height))
        frame.style.height = `${message.height}px`
      if (message?.type === 'complete') {
        if (message.redirectTo === null) onComplete?.()
        else if (/^https?:/.test(message.redirectTo)) window.location.assign(message.redirectTo)
      }
    }

    return {
      /** @param {string | HTMLElement} location */
      mount(location) {
        if (destroyed) throw integrationError('This Embedded Checkout has been destroyed.')
        if (frame) throw integrationError('This Embedded Checkout is already mounted.')
        const container = typeof location === 'string' ? document.querySelector(location) : location
        if (!container)
          throw integrationError(`There is no element ${location} to mount Embedded Checkout in.`)
        frame = document.createElement('iframe')
        const query = new URLSearchParams({ session: sessionId, parent: window.location.origin })
        frame.src = `${origin}/embed?${query}`
        frame.name = 'embedded-checkout'
        frame.title = 'Secure payment form'
        frame.style.display = 'block'
        // Wider by its padding on both sides, which leaves room for focus rings.
        frame.style.width = 'calc(100% + 10px)'
        frame.style.marginInline = '-5px'
        frame.style.height = '640px'
        frame.style.border = '0'
        frame.style.colorScheme = 'normal'
        window.addEventListener('message', receive)
        container.append(frame)
      },
      unmount() {
        if (destroyed) throw integrationError('This Embedded Checkout has been destroyed.')
        window.removeEventListener('message', receive)
        frame?.remove()
        frame = null
      },
      destroy() {
        if (destroyed) return
        this.unmount()
        destroyed = true
        instanceExists = false
      },
    }
  }

  /** @param {string} publishableKey */
  function Stripe(publishableKey) {
    if (!/^pk_test_/.test(publishableKey)) {
      throw integrationError('The card sandbox accepts only publishable test keys (pk_test_…).')
    }
    return {
      createEmbeddedCheckoutPage,
      initEmbeddedCheckout: notSupported('initEmbeddedCheckout'),
      // react-stripe-js checks for these four methods.
      elements: notSupported('elements'),
      createToken: notSupported('createToken'),
      createPaymentMethod: notSupported('createPaymentMethod'),
      confirmCardPayment: notSupported('confirmCardPayment'),
      registerAppInfo() {},
      _registerWrapper() {},
    }
  }
  Stripe.version = 'endive'

  Object.assign(window, { Stripe })
})()

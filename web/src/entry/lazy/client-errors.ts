import { type ClientErrorReport, clientErrorLimits, redactErrorText } from '@course/contract/client-errors'

const sent = new Set<string>()

/** Sends an error once, and not more than a few per page: the first ones tell the most. */
export async function sendError(error: unknown): Promise<void> {
  if (!(error instanceof Error)) return
  const report = reportOf(error)
  const key = report.message + report.frames[0]
  if (sent.has(key) || sent.size >= clientErrorLimits.reportsPerPage) return
  sent.add(key)
  const response = await fetch('/functions/v1/client-error', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
  // A body left unread keeps the connection busy.
  await response.text()
}

function reportOf(error: Error): ClientErrorReport {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  // Chromium repeats the message above the frames.
  const frames = lines.filter((line) => /:\d+:\d+\)?$/.test(line)).slice(0, clientErrorLimits.frames)
  return {
    message: redactErrorText(`${error.name}: ${error.message}`, clientErrorLimits.message),
    frames: frames.map((frame) => redactErrorText(frame, clientErrorLimits.frame)),
    page: window.location.pathname.slice(0, clientErrorLimits.page),
  }
}

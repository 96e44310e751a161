import { type ClientErrorReport, clientErrorLimits, redactErrorText } from '@course/contract/client-errors'

const sent = new Set<string>()

/** Sends each error once and only the first few per page, which are the most useful. */
export async function sendError(error: unknown): Promise<void> {
  if (!(error instanceof Error)) return
  const report = createReport(error)
  const key = report.message + report.frames[0]
  if (sent.has(key) || sent.size >= clientErrorLimits.reportsPerPage) return
  sent.add(key)
  const response = await fetch('/functions/v1/client-error', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
  // An unread body would keep the connection busy.
  await response.text()
}

function createReport(error: Error): ClientErrorReport {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  // Chromium repeats the message above the frames.
  const frames = lines.filter((line) => /:\d+:\d+\)?$/.test(line)).slice(0, clientErrorLimits.frames)
  return {
    message: redactErrorText(`${error.name}: ${error.message}`, clientErrorLimits.message),
    frames: frames.map((frame) => redactErrorText(frame, clientErrorLimits.frame)),
    page: window.location.pathname.slice(0, clientErrorLimits.page),
  }
}

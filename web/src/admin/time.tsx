const exact = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

const timeText = (at: string): string => `${exact.format(new Date(at))} UTC`

/** `Nov 15, 2026, 14:03 UTC` */
export const Time = ({ at }: { at: string }) => (
  <time dateTime={at} className="tabular md:whitespace-nowrap">
    {timeText(at)}
  </time>
)

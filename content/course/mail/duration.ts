export const formatHours = (hours: number) => (hours === 1 ? 'one hour' : `${hours} hours`)

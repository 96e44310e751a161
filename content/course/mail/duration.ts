export const duration = (hours: number) => (hours === 1 ? 'one hour' : `${hours} hours`)

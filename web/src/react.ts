/** React by itself, to be run in a step of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client'

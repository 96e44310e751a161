/** React alone, so that it is evaluated separately from the app. */
export { createRoot, hydrateRoot } from 'react-dom/client'

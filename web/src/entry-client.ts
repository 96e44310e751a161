import './app/app.css'

const start = () => import('./start.tsx')

if (document.getElementById('root')?.dataset.prerendered === undefined) start()
else whenPainted(start)

/** The prerendered page can be read and its links work without script, so painting goes first. */
function whenPainted(run: () => void) {
  if (document.readyState === 'complete') afterFrame(run)
  else window.addEventListener('load', () => afterFrame(run), { once: true })
}

function afterFrame(run: () => void) {
  requestAnimationFrame(() => setTimeout(run))
}

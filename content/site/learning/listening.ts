/** Reading a lesson page aloud. */
export const listeningCopy = {
  listen: 'Listen',
  continue: 'Continue listening',
  player: 'Listening',
  pause: 'Pause',
  resume: 'Resume',
  startOver: 'Start over',
  speed: 'Speed',
  close: 'Stop listening',
  failed: "Your browser couldn't read this page aloud. Please try again.",
} as const

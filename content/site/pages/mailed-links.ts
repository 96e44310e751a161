/** What is said behind the links of mails about the second factor. */
export const mailedLinkTexts = {
  undo: {
    title: 'Was it not you?',
    intro:
      'Take off your account what was just added to it. Every device is signed out, and your password opens your account as before.',
    button: 'It was not me',
    doneTitle: 'Your account is as it was before',
    done: 'What was added is gone, and every device is signed out.',
    advice: 'Choose a new password: whoever added it may know the old one.',
    gone: 'This link does not work any more.',
  },
  stop: {
    title: 'Keep your second factor?',
    intro:
      'We were asked to take the second factor off your account, because it was lost. If it was not you who asked, stop it here.',
    button: 'Stop the reset',
    doneTitle: 'The reset is stopped',
    done: 'Your second factor stays as it is.',
    advice: 'If somebody else asked for it, they may know your password. Choose a new one.',
    gone: 'This link does not work any more. The reset was stopped or has happened already.',
  },
} as const

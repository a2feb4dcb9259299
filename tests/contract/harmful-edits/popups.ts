import { rejected } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

const no = undefined

export const popupEdits: HarmfulEdit[] = [
  {
    title: 'a popup that opens itself when it is closed',
    edit: set('popup/interactivity', { '/onClosed': [{ type: 'openPopup', popup: 'interactivity' }] }),
    code: 'popup-loop',
  },
  {
    title: 'two popups that open each other',
    edit: {
      documents: [
        ...set('popup/interactivity', { '/onClosed': [{ type: 'openPopup', popup: 'demo-mode' }] }).documents,
        ...set('popup/demo-mode', { '/onClosed': [{ type: 'openPopup', popup: 'interactivity' }] }).documents,
      ],
      removed: [],
    },
    code: 'popup-loop',
  },
  {
    title: 'a popup that nobody can close',
    edit: set('popup/interactivity', { '/preventClose': true, '/blocks/1': no }),
    code: 'popup-without-exit',
  },
  ...rejected('duty', {
    'a login popup for players only, which opens itself for guests': set('popup/login', {
      '/access': 'authenticated',
    }),
    'a button "log in" that opens the search': set('settings/popups', { '/login': 'games-search' }),
  }),
]

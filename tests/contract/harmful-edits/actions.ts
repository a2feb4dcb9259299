import { button, closing, joined, onPhones, player, popup, rejected, text, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const actionsEdits: readonly HarmfulEdit[] = [
  ...rejected('popup-without-exit', {
    'exit only for players': popup({
      preventClose: true,
      blocks: [text('<p>Salom привет</p>'), { ...closing, when: { all: [player] } }],
    }),
    'exit only on computers': popup({
      preventClose: true,
      blocks: [text('<p>Salom привет</p>'), { ...closing, when: { not: [onPhones] } }],
    }),
    'exit only for a week': popup({
      preventClose: true,
      blocks: [
        text('<p>Salom привет</p>'),
        { ...closing, period: { begins: '2026-01-01T00:00:00Z', ends: '2026-01-08T00:00:00Z' } },
      ],
    }),
    'exit is a hidden link': popup({
      preventClose: true,
      blocks: [text('<p>Salom <a href="/">привет</a></p>')],
    }),
  }),
  ...rejected('duty', {
    'login cannot be closed': set('popup/login', { '/preventClose': true }),
  }),
  ...warned('leaves-site', {
    'leaving opens a page outside': popup({
      onClosed: [{ type: 'navigate', to: 'https://example.com', external: true }],
    }),
  }),
  ...rejected('unexpected-logout', {
    'closing logs out': popup({ onClosed: [{ type: 'call', operation: 'auth.logout' }] }),
  }),
  ...rejected('popup-loop', {
    'loop of three': joined(
      set('popup/interactivity', { '/onClosed': [{ type: 'openPopup', popup: 'demo-mode' }] }),
      set('popup/demo-mode', { '/onClosed': [{ type: 'openPopup', popup: 'loyalty-tutorial' }] }),
      set('popup/loyalty-tutorial', { '/onClosed': [{ type: 'openPopup', popup: 'interactivity' }] }),
    ),
  }),
  ...rejected('call-without-form', {
    'button that excludes the player': button({
      type: 'call',
      operation: 'responsible.selfexclude',
      values: { months: 60 },
    }),
    'button that pays': button({
      type: 'call',
      operation: 'cashier.makedeposit',
      values: { amount: '1000000' },
    }),
  }),
]

import type { Player } from '../accounts/players.ts'
import { currencies } from '../ledger/currencies.ts'
import { html, type Html } from '../pages/html.ts'
import { consoleShell, formatTimestamp, option } from './console-shell.ts'
import { playerFlags } from './player-changes.ts'
import { shown, type WalletState, type StateTable } from './player-state.ts'

export interface PlayerView {
  player: Player
  wallets: readonly WalletState[]
  /** Milliseconds since 1970. */
  now: number
  /** Number of the player's contacts, and of the confirmed ones. */
  contacts: { all: number; confirmed: number }
  tables: readonly StateTable[]
}

const timestampColumn = /^at$|_at$|_until$/

function cell(column: string, value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (timestampColumn.test(column) && Number(value) > 0) return formatTimestamp(Number(value))
  return typeof value === 'string' || typeof value === 'bigint' ? String(value) : JSON.stringify(value)
}

function stateTable({ name, columns, rows }: StateTable): Html {
  return html`<details>
    <summary>${name} <span class="count">${rows.length}</span></summary>
    <div class="table">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th>${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${columns.map((column) => html`<td>${cell(column, row[column])}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`
}

function walletRow(path: string, currency: string, { wallet, currency: code, amount }: WalletState): Html {
  return html`<tr>
    <th scope="row">${wallet}</th>
    <td>${amount} ${code}</td>
    <td>
      ${
        code === currency
          ? html`<form class="inline" method="post" action="${path}/balance">
              <input type="hidden" name="wallet" value="${wallet}" />
              <input
                name="amount"
                inputmode="decimal"
                required
                value="${amount}"
                aria-label="${wallet}, ${code}"
              />
              <button>Set</button>
            </form>`
          : 'choose this currency to change it'
      }
    </td>
  </tr>`
}

/** A boolean flag with a button to toggle it. */
function fact(action: string, label: string, isSet: boolean, hidden: Html): Html {
  return html`<li>
    <span>${label}: <strong>${isSet ? 'yes' : 'no'}</strong></span>
    <form method="post" action="${action}">
      ${hidden}
      <button name="value" value="${isSet ? 0 : 1}" aria-label="${isSet ? 'Unset' : 'Set'} ${label}">
        ${isSet ? 'Unset' : 'Set'}
      </button>
    </form>
  </li>`
}

function factsSection(path: string, { player, contacts }: PlayerView): Html {
  return html`<section aria-labelledby="facts">
    <h2 id="facts">State</h2>
    <ul class="faults">
      ${playerFlags.map((flag) =>
        fact(
          `${path}/flag`,
          flag,
          player[flag] === 1,
          html`<input type="hidden" name="flag" value="${flag}" />`,
        ),
      )}
      ${fact(`${path}/contacts`, 'contacts confirmed', contacts.confirmed === contacts.all, html``)}
      ${fact(`${path}/registration`, 'registration completed', player.birth_date !== null, html``)}
    </ul>
    <div class="actions">
      <form method="post" action="${path}/verification">
        <button name="result" value="approved">Approve documents</button>
        <button name="result" value="rejected">Reject documents</button>
      </form>
      <form method="post" action="${path}/breaks"><button>End breaks and exclusions</button></form>
      <form method="post" action="${path}/sessions"><button>End all sessions</button></form>
      <form method="post" action="${path}/logins"><button>Demand a confirmation of changes</button></form>
      <form method="post" action="${path}/authenticator"><button>Remove the authenticator app</button></form>
    </div>
  </section>`
}

function moneySection(path: string, { player, wallets }: PlayerView): Html {
  return html`<section aria-labelledby="money">
    <h2 id="money">Money</h2>
    <div class="table">
      <table>
        <tbody>
          ${wallets.map((wallet) => walletRow(path, player.currency, wallet))}
        </tbody>
      </table>
    </div>
    <form class="fields" method="post" action="${path}/currency">
      <label>
        Currency (now ${player.currency})
        <select name="currency">
          ${currencies.map((code) => option(code, code))}
        </select>
      </label>
      <button>Choose</button>
    </form>
  </section>`
}

/** Everything the sandbox stores about a player, with the forms to change it. */
export function playerPage(view: PlayerView): string {
  const { player, tables, now } = view
  const path = `/sandbox/console/players/${player.id}`
  const account = shown(player)
  return consoleShell(
    `Player ${player.id}`,
    html`<h1>Player ${player.id}: ${player.fakename}</h1>
      <p>${player.phone ?? player.email ?? 'without login'}; now ${formatTimestamp(now)}</p>
      <div class="actions">
        <form method="post" action="${path}/login"><button>Log in as this player</button></form>
      </div>
      ${moneySection(path, view)} ${factsSection(path, view)}
      <section aria-labelledby="tables">
        <h2 id="tables">What the database holds</h2>
        ${stateTable({ name: 'players', columns: Object.keys(account), rows: [account] })}
        ${tables.map(stateTable)}
      </section>`,
  )
}

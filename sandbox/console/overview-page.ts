import { callNames } from '../../schemas/api/calls.ts'
import { apiErrorTypes } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import { html, type Html } from '../pages/html.ts'
import { consoleShell, formatTimestamp, option } from './console-shell.ts'
import { everyCall, maxDelay, maxTimes, type StoredFaultInjection } from './fault-injection.ts'
import { timeUnits } from './forms.ts'

export interface Overview {
  /** Sandbox time in milliseconds since 1970. */
  now: number
  /** Milliseconds the sandbox clock is ahead. */
  offset: number
  isBonusIsolated: boolean
  isSeonEnabled: boolean
  faultInjections: readonly StoredFaultInjection[]
  players: readonly Player[]
  search: string
}

function formatOffset(offset: number): string {
  if (offset === 0) return 'the real time'
  const minutes = Math.round(Math.abs(offset) / timeUnits.minutes)
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const
  const text = parts.flatMap(([amount, unit]) => (amount > 0 ? [`${amount} ${unit}`] : [])).join(' ')
  return `${text || 'under a minute'} ${offset > 0 ? 'ahead of' : 'behind'} the real time`
}

const jumps = [
  [1, 'hours', '+1 hour'],
  [1, 'days', '+1 day'],
  [7, 'days', '+7 days'],
  [31, 'days', '+31 days'],
] as const

function clockSection({ now, offset }: Overview): Html {
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Time</h2>
    <p><strong>${formatTimestamp(now)}</strong>: ${formatOffset(offset)}</p>
    <div class="actions">
      ${jumps.map(
        ([amount, unit, label]) =>
          html`<form method="post" action="/sandbox/console/clock">
            <input type="hidden" name="unit" value="${unit}" />
            <button name="amount" value="${amount}">${label}</button>
          </form>`,
      )}
      <form method="post" action="/sandbox/console/clock">
        <button name="reset" value="1">Real time</button>
      </form>
    </div>
    <form class="fields" method="post" action="/sandbox/console/clock">
      <label>Move by <input name="amount" type="number" required value="30" /></label>
      <label>
        Unit
        <select name="unit">
          ${Object.keys(timeUnits).map((unit) => option(unit, unit))}
        </select>
      </label>
      <button>Move</button>
    </form>
    <p class="hint">A number below zero moves back. Sessions, codes, limits and offers follow this clock.</p>
  </section>`
}

interface SwitchSection {
  id: string
  title: string
  field: string
  isOn: boolean
}

/** Switch for a platform setting. */
function switchSection({ id, title, field, isOn }: SwitchSection): Html {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <p><strong>${isOn ? 'On' : 'Off'}</strong>: ${field}</p>
    <form class="actions" method="post" action="/sandbox/console/${id}">
      <button name="value" value="${isOn ? 0 : 1}">Switch ${isOn ? 'off' : 'on'}</button>
    </form>
    <p class="hint">A site learns of it within a minute.</p>
  </section>`
}

function describeFaultInjection({ kind, call, playerId, error, delay, times }: StoredFaultInjection): string {
  const what = {
    error: error?.type ?? '',
    latency: `${delay} ms of latency`,
    outage: 'outage (503)',
    silence: 'no answer',
  }[kind]
  const data = error && Object.keys(error.data).length > 0 ? ` ${JSON.stringify(error.data)}` : ''
  const target = playerId === null ? 'everybody' : `player ${playerId}`
  const often = times === null ? 'until removed' : `${times} more ${times === 1 ? 'time' : 'times'}`
  return `${what}${data} on ${call === everyCall ? 'every call' : call}, for ${target}, ${often}`
}

function faultInjectionSection({ faultInjections }: Overview): Html {
  const callOptions = [option(everyCall, 'every call'), ...callNames.map((name) => option(name, name))]
  const common = html`<label>
      Call
      <select name="call">
        ${callOptions}
      </select>
    </label>
    <label>Player <input name="player_id" inputmode="numeric" placeholder="everybody" /></label>
    <label>
      Times <input name="times" type="number" min="1" max="${maxTimes}" placeholder="no end" />
    </label>`
  return html`<section aria-labelledby="faults">
    <h2 id="faults">What goes wrong</h2>
    ${
      faultInjections.length === 0
        ? html`<p>Nothing is switched on.</p>`
        : html`<ul class="faults">
            ${faultInjections.map(
              (faultInjection) =>
                html`<li>
                  <span>${describeFaultInjection(faultInjection)}</span>
                  <form method="post" action="/sandbox/console/faults/remove">
                    <button
                      name="id"
                      value="${faultInjection.id}"
                      aria-label="Remove: ${describeFaultInjection(faultInjection)}"
                    >
                      Remove
                    </button>
                  </form>
                </li>`,
            )}
          </ul>`
    }
    <h3>Provoke an error</h3>
    <form class="fields" method="post" action="/sandbox/console/faults">
      <input type="hidden" name="kind" value="error" />
      <label>
        Error
        <select name="error_type">
          ${apiErrorTypes.map((type) => option(type, type))}
        </select>
      </label>
      ${common}
      <label class="wide">
        error_data (JSON object)
        <input name="error_data" maxlength="2000" placeholder='{"amount": "maximum"}' />
      </label>
      <button>Provoke</button>
    </form>
    <h3>Latency, outage, silence</h3>
    <form class="fields" method="post" action="/sandbox/console/faults">
      <label>
        Kind
        <select name="kind">
          ${option('latency', 'latency')} ${option('outage', 'outage: 503')}
          ${option('silence', 'silence: no answer for two minutes')}
        </select>
      </label>
      ${common}
      <label> Latency, ms <input name="delay" type="number" min="1" max="${maxDelay}" value="1500" /> </label>
      <button>Switch on</button>
    </form>
    <p class="hint">
      A switch for one player strikes calls of his session; a call without session, such as auth.login, is
      struck by those for everybody.
    </p>
  </section>`
}

const marks = [
  ['is_banned', 'banned'],
  ['is_deleted', 'deleted'],
  ['is_verified', 'verified'],
  ['is_on_verification', 'on verification'],
  ['is_kyc_block_enabled', 'KYC block'],
] as const

function playerRow(player: Player): Html {
  const state = marks.flatMap(([flag, label]) => (player[flag] === 1 ? [label] : [])).join(', ')
  return html`<tr>
    <td><a href="/sandbox/players/${player.id}">${player.id}</a></td>
    <td>${player.phone ?? player.email ?? '–'}</td>
    <td>${player.fakename}</td>
    <td>${player.currency}</td>
    <td>${state}</td>
  </tr>`
}

function playerSection({ players, search }: Overview): Html {
  return html`<section aria-labelledby="players">
    <h2 id="players">Players</h2>
    <form class="fields" method="get" action="/sandbox" role="search">
      <label class="wide">
        Number, phone, e-mail or name <input name="search" type="search" value="${search}" />
      </label>
      <button>Search</button>
    </form>
    ${
      players.length === 0
        ? html`<p>Nobody was found.</p>`
        : html`<div class="table">
            <table>
              <thead>
                <tr>
                  <th>Number</th>
                  <th>Login</th>
                  <th>Name</th>
                  <th>Currency</th>
                  <th>State</th>
                </tr>
              </thead>
              <tbody>
                ${players.map(playerRow)}
              </tbody>
            </table>
          </div>`
    }
  </section>`
}

/** Start page of the console: clock, faults and players. */
export function overviewPage(overview: Overview): string {
  return consoleShell(
    'Overview',
    html`<h1>Sandbox</h1>
      ${clockSection(overview)}
      ${switchSection({
        id: 'isolation',
        title: 'Bonus isolation',
        field: 'is_bonus_isolation_enabled',
        isOn: overview.isBonusIsolated,
      })}
      ${switchSection({
        id: 'seon',
        title: 'Fraud detection',
        field: 'is_seon_enabled',
        isOn: overview.isSeonEnabled,
      })}
      ${faultInjectionSection(overview)} ${playerSection(overview)}`,
  )
}

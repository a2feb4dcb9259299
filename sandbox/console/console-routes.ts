import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import { openSession } from '../accounts/login/sessions.ts'
import { finishVerification } from '../accounts/verification.ts'
import { asApiError } from '../http/answer-error.ts'
import { guardConsole } from '../http/console-guard.ts'
import { acceptForms, readForm, readQuery } from '../http/form-data.ts'
import type { SessionCookie } from '../http/session-cookie.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { errorPage } from './console-shell.ts'
import { readFaultInjectionForm, readIdForm, readOffsetForm, readSwitchForm } from './forms.ts'
import { requireSameOrigin } from './same-origin.ts'
import { overviewPage } from './overview-page.ts'
import * as changes from './player-changes.ts'
import { playerPage } from './player-page.ts'
import { findPlayer, findPlayers, readPlayerTables, readWallets } from './player-state.ts'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Form = ReadonlyMap<string, string>
type PlayerRoute = { Params: { id: string } }

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('cross-origin-opener-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .send(page)
}

async function playerOf(
  { database }: SandboxContext,
  { params }: FastifyRequest<PlayerRoute>,
): Promise<Player> {
  const player = /^\d{1,9}$/.test(params.id) ? await findPlayer(database, Number(params.id)) : undefined
  if (!player) throw new ApiError('MethodNotFoundException', 'There is no such player')
  return player
}

const isSet = (form: Form) => form.get('value') === '1'

function resultOf(form: Form): 'approved' | 'rejected' {
  const result = form.get('result')
  if (result === 'approved' || result === 'rejected') return result
  return changes.failField('result', 'enum', 'Documents are approved or rejected')
}

type Change = (sandbox: SandboxContext, player: Player, form: Form) => Promise<void>

/** Actions of the player page's forms, by the last segment of their URL. */
const playerChanges: Readonly<Record<string, Change>> = {
  balance: (sandbox, player, form) =>
    changes.setBalance(sandbox, player, {
      wallet: form.get('wallet') ?? '',
      amount: form.get('amount') ?? '',
    }),
  flag: (sandbox, player, form) =>
    changes.setFlag(sandbox, player, { flag: form.get('flag') ?? '', value: form.get('value') ?? '' }),
  currency: (sandbox, player, form) => changes.setCurrency(sandbox, player, form.get('currency') ?? ''),
  contacts: (sandbox, player, form) => changes.setContactsConfirmed(sandbox, player, isSet(form)),
  registration: (sandbox, player, form) => changes.setRegistrationCompleted(sandbox, player, isSet(form)),
  verification: (sandbox, player, form) => finishVerification(sandbox, player.id, resultOf(form)),
  breaks: changes.endBreaks,
  sessions: changes.endSessions,
  logins: changes.outdateLogins,
  authenticator: changes.removeApp,
}

function registerPages(scope: FastifyInstance, { database, controls, now }: SandboxContext): void {
  scope.get('/sandbox', async (request, reply) => {
    const search = readQuery(request).get('search') ?? ''
    const players = await findPlayers(database, search.slice(0, 100))
    const overview = {
      now: now(),
      offset: controls.offset(),
      isBonusIsolated: controls.isBonusIsolated(),
      isSeonEnabled: controls.isSeonEnabled(),
      faultInjections: controls.faultInjections(),
      players,
      search,
    }
    return sendPage(reply, 200, overviewPage(overview))
  })
}

function registerPlayers(scope: FastifyInstance, sandbox: SandboxContext, cookie: SessionCookie): void {
  const { database, now } = sandbox
  scope.get<PlayerRoute>('/sandbox/players/:id', async (request, reply) => {
    const player = await playerOf(sandbox, request)
    const contacts = await database
      .selectFrom('contacts')
      .select('is_confirmed')
      .where('player_id', '=', player.id)
      .execute()
    const confirmed = contacts.filter(({ is_confirmed }) => is_confirmed === 1).length
    const view = {
      player,
      wallets: await readWallets(database, player),
      now: now(),
      contacts: { all: contacts.length, confirmed },
      tables: await readPlayerTables(database, player.id),
    }
    return sendPage(reply, 200, playerPage(view))
  })

  for (const [name, change] of Object.entries(playerChanges))
    scope.post<PlayerRoute>(`/sandbox/console/players/:id/${name}`, async (request, reply) => {
      const player = await playerOf(sandbox, request)
      await change(sandbox, player, await readForm(request))
      return reply.redirect(`/sandbox/players/${player.id}`, 303)
    })

  scope.post<PlayerRoute>('/sandbox/console/players/:id/login', async (request, reply) => {
    const player = await playerOf(sandbox, request)
    const token = await openSession(sandbox, player.id)
    return reply.header('set-cookie', cookie.write(token)).redirect('/', 303)
  })
}

/** The developer console: views and edits players, moves the clock and injects faults. */
export function registerConsole(
  scope: FastifyInstance,
  sandbox: SandboxContext,
  cookie: SessionCookie,
): void {
  const { controls } = sandbox
  guardConsole(scope, sandbox)
  requireSameOrigin(scope)
  acceptForms(scope)
  scope.setErrorHandler((error, _request, reply) => {
    const { status, message } = asApiError(error, sandbox)
    return sendPage(reply, status, errorPage(message))
  })

  registerPages(scope, sandbox)
  registerPlayers(scope, sandbox, cookie)

  scope.post('/sandbox/console/clock', async (request, reply) => {
    await controls.setOffset(readOffsetForm(await readForm(request), controls.offset()))
    return reply.redirect('/sandbox', 303)
  })
  scope.post('/sandbox/console/isolation', async (request, reply) => {
    await controls.setBonusIsolated(readSwitchForm(await readForm(request)))
    return reply.redirect('/sandbox', 303)
  })
  scope.post('/sandbox/console/seon', async (request, reply) => {
    await controls.setSeonEnabled(readSwitchForm(await readForm(request)))
    return reply.redirect('/sandbox', 303)
  })
  scope.post('/sandbox/console/faults', async (request, reply) => {
    await controls.addFaultInjection(readFaultInjectionForm(await readForm(request)))
    return reply.redirect('/sandbox', 303)
  })
  scope.post('/sandbox/console/faults/remove', async (request, reply) => {
    await controls.removeFaultInjection(readIdForm(await readForm(request)))
    return reply.redirect('/sandbox', 303)
  })
}

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { isOnPostgres, server } from '../../tests/support/setup/test-database.ts'
import { checkDatabaseConnection, checkDatabasePools } from './check-connection.ts'
import { limitsOfRequests } from './pool-limits.ts'
import { openPool } from './postgres-pool.ts'

/** A network between the site and PostgreSQL that can drop packets without closing connections. */
async function startNetwork(target: URL) {
  let isDropping = false
  const forgotten = new Set<Socket>()
  const sockets: Socket[] = []
  const network = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    sockets.push(near, far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data: Buffer) => isDropping || forgotten.has(from) || to.write(data))
      from.on('error', () => undefined).on('close', () => isDropping || to.destroy())
    }
  })
  network.listen(0, '127.0.0.1')
  await once(network, 'listening')
  const address = network.address()
  if (address === null || typeof address === 'string') throw new Error('the network has no port')
  const url = new URL(target)
  url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    drop: (isOn: boolean) => void (isDropping = isOn),
    /** Drops the packets of the connections that are open. */
    forget: () => sockets.forEach((socket) => forgotten.add(socket)),
    close() {
      for (const socket of sockets) socket.destroy()
      network.close()
    },
  }
}

test.runIf(isOnPostgres)(
  'a PostgreSQL that is read-only is named, as one that does not answer is',
  async () => {
    const url = new URL(server?.url ?? '')
    expect(await checkDatabaseConnection(url.href)).toBeNull()
    url.searchParams.set('options', '-c default_transaction_read_only=on')
    const failure = await checkDatabaseConnection(url.href)
    expect(failure?.message).toContain('is read-only')
  },
)

describe.runIf(isOnPostgres)('connections whose packets are lost', () => {
  let end: () => void
  afterEach(() => end())

  async function openThroughNetwork() {
    const network = await startNetwork(new URL(server?.url ?? ''))
    const logged = vi.fn()
    const limits = { ...limitsOfRequests, quiet: 100 }
    const pool = openPool({ url: network.url, schema: 'public' }, logged, limits)
    end = () => {
      network.close()
      void pool.end()
    }
    return { network, logged, pool, ask: () => pool.query<{ one: number }>('select 1 as one') }
  }

  test('fail together after the limit, new ones at once, until PostgreSQL answers again', async () => {
    const { network, logged, pool, ask } = await openThroughNetwork()
    expect((await ask()).rows).toEqual([{ one: 1 }])
    expect(await checkDatabasePools(network.url)).toBeNull()
    const slow = pool.query('select pg_sleep(60)')
    network.drop(true)
    const start = performance.now()
    const failures = [slow, ...Array.from({ length: 12 }, ask)]
    for (const failure of failures) await expect(failure).rejects.toThrow('PostgreSQL does not answer')
    expect(performance.now() - start).toBeLessThan(5_000)
    expect(logged).toHaveBeenCalled()
    const later = performance.now()
    await expect(ask()).rejects.toThrow('PostgreSQL does not answer')
    expect(performance.now() - later).toBeLessThan(1_000)
    expect(await checkDatabasePools(network.url)).toContain('PostgreSQL does not answer')
    network.drop(false)
    await eventually(async () => expect((await ask()).rows).toEqual([{ one: 1 }]))
  })

  test('fail soon if only a firewall has forgotten them, and a long statement on another goes on', async () => {
    const { network, pool, ask } = await openThroughNetwork()
    await ask()
    network.forget()
    const start = performance.now()
    const lost = ask()
    const slow = pool.query('select 1 as one, pg_sleep(1)')
    await expect(lost).rejects.toThrow('Connection terminated')
    expect(performance.now() - start).toBeLessThan(5_000)
    expect((await slow).rows).toMatchObject([{ one: 1 }])
    expect((await ask()).rows).toEqual([{ one: 1 }])
  })

  test('fail soon within a transaction, but not while the site works between two statements', async () => {
    const { network, pool } = await openThroughNetwork()
    const lost = await pool.connect()
    await lost.query('begin')
    network.forget()
    const start = performance.now()
    const failure = lost.query('select 1')
    // Through a connection that is not forgotten.
    const working = await pool.connect()
    await working.query('begin')
    await expect(failure).rejects.toThrow('Connection terminated')
    expect(performance.now() - start).toBeLessThan(5_000)
    expect((await working.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    working.release()
    lost.release(true)
  })

  test('are all taken while the check waits for one, as requests do', async () => {
    const { network, pool } = await openThroughNetwork()
    const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
    let fault: string | null | undefined
    const checked = checkDatabasePools(network.url).then((found) => (fault = found))
    expect(await checkDatabaseConnection(network.url)).toBeNull()
    expect(fault).toBeUndefined()
    for (const client of taken) client.release()
    expect(await checked).toBeNull()
  })

  test('are told apart from a statement that takes long', async () => {
    const { pool } = await openThroughNetwork()
    const { rows } = await pool.query('select 1 as one, pg_sleep(0.5)')
    expect(rows).toMatchObject([{ one: 1 }])
  })
})

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isOnPostgres, server } from '../../tests/support/setup/test-database.ts'
import { checkDatabaseConnection } from './check-connection.ts'
import { limitsOfRequests } from './pool-limits.ts'
import { openPool } from './postgres-pool.ts'

/** A network between the site and PostgreSQL that can drop packets without closing connections. */
async function startNetwork(target: URL) {
  let isDropping = false
  const sockets: Socket[] = []
  const network = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    sockets.push(near, far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data: Buffer) => isDropping || to.write(data))
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

describe.runIf(isOnPostgres)('a connection whose packets are lost', () => {
  let end: () => void
  afterEach(() => end())

  test('fails after the limit, and the next query gets another one', async () => {
    const network = await startNetwork(new URL(server?.url ?? ''))
    const logged = vi.fn()
    const pool = openPool({ url: network.url, schema: 'public' }, logged, {
      ...limitsOfRequests,
      silence: 300,
    })
    end = () => {
      network.close()
      void pool.end()
    }
    const ask = () => pool.query<{ one: number }>('select 1 as one')
    expect((await ask()).rows).toEqual([{ one: 1 }])
    network.drop(true)
    await expect(ask()).rejects.toThrow('PostgreSQL does not answer')
    expect(logged).toHaveBeenCalled()
    network.drop(false)
    expect((await ask()).rows).toEqual([{ one: 1 }])
  })
})

import { describe, expect, test } from 'vitest'
import { CircuitBreaker, CircuitOpen } from './circuit-breaker.ts'

function circuit() {
  let time = 0
  const changes: string[] = []
  const breaker = new CircuitBreaker({
    windowMs: 10_000,
    lostShare: 0.5,
    minRequests: 4,
    pauseMs: 2_000,
    maxPending: 3,
    now: () => time,
    onChange: (state) => changes.push(state),
  })
  let sent = 0
  const run = (work: () => Promise<string>) =>
    breaker
      .run(() => {
        sent += 1
        return work()
      })
      .catch((error: unknown) => (error instanceof CircuitOpen ? 'open' : 'lost'))
  const send = (isAnswered: boolean) =>
    run(() => (isAnswered ? Promise.resolve('answer') : Promise.reject(new Error('lost'))))
  return {
    breaker,
    changes,
    run,
    send,
    sent: () => sent,
    pass: (milliseconds: number) => (time += milliseconds),
  }
}

describe('a circuit breaker', () => {
  test('opens when half of the requests of the last ten seconds were lost, and lets nothing pass', async () => {
    const { breaker, changes, send, sent } = circuit()
    for (const isAnswered of [true, true, true, false, false]) await send(isAnswered)
    expect(breaker.state).toBe('closed')
    expect([await send(false), breaker.state]).toEqual(['lost', 'open'])
    expect([await send(true), await send(true), sent()]).toEqual(['open', 'open', 6])
    expect(changes).toEqual(['open'])
  })

  test('stays closed for a few lost requests among many, and for some that are lost now and then', async () => {
    const { breaker, send, pass } = circuit()
    for (let round = 0; round < 20; round += 1)
      for (const isAnswered of [true, true, false]) await send(isAnswered)
    expect(breaker.state).toBe('closed')
    pass(11_000)
    for (let lost = 0; lost < 9; lost += 1) {
      await send(false)
      pass(5_000)
    }
    expect(breaker.state).toBe('closed')
  })

  test('tries one request after a pause and closes with its answer', async () => {
    const { breaker, changes, send, sent, pass } = circuit()
    for (let time = 0; time < 4; time += 1) await send(false)
    pass(2_000)
    expect(breaker.state).toBe('half-open')
    expect(await Promise.all([send(false), send(true), send(true)])).toEqual(['lost', 'open', 'open'])
    expect([breaker.state, sent()]).toEqual(['open', 5])
    pass(2_000)
    expect(await Promise.all([send(true), send(true)])).toEqual(['answer', 'open'])
    expect([await send(true), breaker.state]).toEqual(['answer', 'closed'])
    expect(changes).toEqual(['open', 'closed'])
  })

  test('sends no more requests than may wait at the same time', async () => {
    const { breaker, run, send } = circuit()
    const ends: (() => void)[] = []
    const hang = () => run(() => new Promise<string>((resolve) => ends.push(() => resolve('answer'))))
    const hanging = [hang(), hang(), hang()]
    expect([await send(true), breaker.state]).toEqual(['open', 'closed'])
    for (const end of ends) end()
    await Promise.all(hanging)
    expect(await send(true)).toBe('answer')
  })
})

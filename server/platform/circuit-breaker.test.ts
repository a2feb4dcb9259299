import { describe, expect, test } from 'vitest'
import { CircuitBreaker, CircuitOpen } from './circuit-breaker.ts'

function circuit() {
  let time = 0
  const changes: string[] = []
  const breaker = new CircuitBreaker({
    threshold: 3,
    pause: 2_000,
    now: () => time,
    onChange: (state) => changes.push(state),
  })
  let sent = 0
  const send = (isAnswered: boolean) =>
    breaker
      .run(() => {
        sent += 1
        return isAnswered ? Promise.resolve('answer') : Promise.reject(new Error('lost'))
      })
      .catch((error: unknown) => (error instanceof CircuitOpen ? 'open' : 'lost'))
  return { breaker, changes, send, sent: () => sent, pass: (milliseconds: number) => (time += milliseconds) }
}

describe('a circuit breaker', () => {
  test('opens after requests lost in a row and then lets nothing pass', async () => {
    const { breaker, changes, send, sent } = circuit()
    expect([await send(false), await send(false), await send(true)]).toEqual(['lost', 'lost', 'answer'])
    expect([await send(false), await send(false), breaker.state]).toEqual(['lost', 'lost', 'closed'])
    expect([await send(false), breaker.state]).toEqual(['lost', 'open'])
    expect([await send(true), await send(true), sent()]).toEqual(['open', 'open', 6])
    expect(changes).toEqual(['open'])
  })

  test('tries one request after a pause and closes with its answer', async () => {
    const { breaker, changes, send, sent, pass } = circuit()
    for (let time = 0; time < 3; time += 1) await send(false)
    pass(2_000)
    expect(breaker.state).toBe('half-open')
    expect(await Promise.all([send(false), send(true), send(true)])).toEqual(['lost', 'open', 'open'])
    expect([breaker.state, sent()]).toEqual(['open', 4])
    pass(2_000)
    expect(await Promise.all([send(true), send(true)])).toEqual(['answer', 'open'])
    expect([await send(true), breaker.state]).toEqual(['answer', 'closed'])
    expect(changes).toEqual(['open', 'closed'])
  })
})

import { expect, it } from 'vitest'
import { SingleFlight } from './single-flight.ts'

it('runs once for concurrent callers, and again afterwards', async () => {
  const flight = new SingleFlight<number>()
  let runs = 0
  const work = () => Promise.resolve((runs += 1))
  const concurrent = [flight.run('a', work), flight.run('a', work), flight.run('b', work)]
  expect(await Promise.all(concurrent)).toEqual([1, 1, 2])
  expect(await flight.run('a', work)).toBe(3)
})

it('rejects for every caller and runs again afterwards', async () => {
  const flight = new SingleFlight<number>()
  await expect(flight.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await flight.run('a', () => Promise.resolve(1))).toBe(1)
})

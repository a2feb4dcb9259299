import { availableParallelism } from 'node:os'
import sharp from 'sharp'

// There are many pictures to convert: each gets one thread, and one core stays free for page requests.
sharp.concurrency(1)
const most = Math.max(1, availableParallelism() - 1)

let running = 0
const waiting: (() => void)[] = []

/** Runs `work` once the number of running conversions allows it. */
export async function atWork<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

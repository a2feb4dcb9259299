import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Runs this process, and those that it starts from now on, on one core. Linux with several cores only. */
export function useCore(core: number): void {
  try {
    execFileSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)], { stdio: 'ignore' })
  } catch {
    console.log(`core ${core} could not be reserved: the figures include the load itself`)
  }
}

/** Processor time of a process so far, in seconds. Linux only. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // In ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) / 100
}

// Loaded into the server under test (NODE_OPTIONS): SIGUSR2 collects its garbage, so that the size of the heap is
// that of the objects in use.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  process.on('SIGUSR2', runInNewContext('gc'))
}

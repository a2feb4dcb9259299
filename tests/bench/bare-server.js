/** Serves standard input from a buffer, as the least that a server in Node can do. Argument: its encoding. */
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

const body = await buffer(process.stdin)
const encoding = process.argv[2]
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(body)
})
server.listen(0, 'localhost', () => process.send?.(server.address().port))
process.once('disconnect', () => process.exit())

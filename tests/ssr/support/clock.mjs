// Loaded into a server with NODE_OPTIONS: each SIGUSR2 sets its clock an hour ahead.
const hour = 3_600_000
const RealDate = Date
let ahead = 0

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + ahead] : given))
  }

  static now() {
    return RealDate.now() + ahead
  }
}
process.on('SIGUSR2', () => (ahead += hour))

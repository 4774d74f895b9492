/** Loaded before a host (`--import`): its clocks run faster by `CLOCK_SPEED`, but its timers do not. */
const speed = Number(process.env.CLOCK_SPEED);
for (const clock of [Date, performance]) {
  const real = clock.now.bind(clock);
  const start = real();
  clock.now = () => Math.round(start + (real() - start) * speed);
}

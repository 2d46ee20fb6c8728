/** If the new page has not loaded by then, it will not: the current page must be usable again. */
const MAX_WAIT_MS = 10_000;

/** Navigates to another page. The promise stays pending until that page loads or clearly does not. */
export async function leaveFor(address: string): Promise<void> {
  location.assign(address);
  await new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
}

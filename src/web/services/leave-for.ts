/** A page that has not come by then is not coming: what is shown here must work again. */
const MAX_WAIT_MS = 10_000;

/** Goes to another page. Work that ends so stays under way until that page is there, or clearly does not come. */
export async function leaveFor(address: string): Promise<void> {
  location.assign(address);
  await new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
}

// Prints the entry points in the arguments that export nothing to `import` or `require`.
const isEmpty = async (name) => [await import(name), require(name)].some((each) => Object.keys(each).length === 0);

(async () => {
  const names = process.argv.slice(2);
  const empty = await Promise.all(names.map(isEmpty));
  console.log(JSON.stringify(names.filter((_, i) => empty[i])));
})();

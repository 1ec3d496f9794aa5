// The entry points, of those that are given, of which `import` or `require` gets nothing.
const isEmpty = async (name) => [await import(name), require(name)].some((each) => Object.keys(each).length === 0);

(async () => {
  const names = process.argv.slice(2);
  const empty = await Promise.all(names.map(isEmpty));
  console.log(JSON.stringify(names.filter((_, at) => empty[at])));
})();

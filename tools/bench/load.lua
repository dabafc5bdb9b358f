-- For wrk: requests the paths behind `--` in turn, and accepts compressed responses as browsers do. Prints its counts as JSON.
-- It has no `response` function: with one, wrk parses every header and is slower than nginx.
local requests = {}
local turn = 0

function init(paths)
  for _, path in ipairs(paths) do
    requests[#requests + 1] = wrk.format("GET", path, { ["Host"] = "localhost", ["Accept-Encoding"] = "gzip" })
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary)
  local errors = summary.errors
  local lost = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('{"answers":%d,"microseconds":%d,"refused":%d,"lost":%d}', summary.requests, summary.duration, errors.status, lost))
end
